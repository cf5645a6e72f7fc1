/** Asks the service what the public key may do: a key with write access must not be published. */
import type { SearchClient } from 'algoliasearch';

/** Permissions that change or delete something. */
const WRITING = ['addObject', 'deleteObject', 'deleteIndex', 'editSettings'];

/** Permissions of the key that writes; empty when it has none, undefined when the service does not tell. */
export async function writingPermissions(
  client: Pick<SearchClient, 'getApiKey'>,
  key: string,
): Promise<string[] | undefined> {
  try {
    // A key may ask about itself.
    const { acl } = await client.getApiKey({ key });
    return acl.filter((permission) => WRITING.includes(permission));
  } catch {
    return undefined;
  }
}
