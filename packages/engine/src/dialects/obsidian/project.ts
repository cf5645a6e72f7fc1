/** Vaults of Obsidian: the folder is all notes; where its pictures lie says its configuration. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Recognise } from '../project/foreign-project.ts';

export const recognise: Recognise = async (folder) => {
  if (!existsSync(join(folder, '.obsidian'))) return undefined;
  return {
    ...{ dialect: 'obsidian', engine: 'Obsidian', sign: '.obsidian' },
    ...{ contentDir: folder, staticDir: join(folder, 'static'), lost: [] },
    config: { addresses: { numberPrefixes: false, folderNotes: false } },
  };
};
