/** The configuration as an author would write it. */
import program from '../../package.json' with { type: 'json' };
import type { UserConfig } from '../config/schema.ts';

/** Text of `site.config.ts`. The type is all it imports, so that it runs wherever the engine is installed. */
export function configText(config: UserConfig): string {
  const value = JSON.stringify(config, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');
  return `import type { UserConfig } from '${program.name}';\n\nexport default ${value} satisfies UserConfig;\n`;
}
