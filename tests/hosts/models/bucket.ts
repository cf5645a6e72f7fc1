/**
 * Buckets as websites: an address is a key; a folder's is its index, and without its slash it is redirected there where
 * such an index is (S3 and COS by themselves, OSS by “子目录首页” of the kind Redirect). They compress nothing.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html,
 * https://help.aliyun.com/zh/oss/user-guide/tutorial-use-a-custom-domain-name-to-configure-static-website-hosting
 */
import { type Model, NOT_FOUND, redirect } from './model.ts';

export const bucket: Model = {
  encodings: [],
  hasHeaders: false,
  open: ({ has }) => ({
    find(path, url) {
      const key = path.slice(1);
      if (key === '' || key.endsWith('/'))
        return has(`${key}index.html`) ? { status: 200, file: `${key}index.html` } : NOT_FOUND;
      if (has(key)) return { status: 200, file: key };
      return has(`${key}/index.html`) ? redirect(302, `${path}/`, url) : NOT_FOUND;
    },
  }),
};
