/** The features that a configuration lists, before anything else of it is read. */
import { existsSync } from 'node:fs';
import { importConfig } from '../config/bundle.ts';
import { listedFeatures } from '../config/listed-feature.ts';
import { type Feature, isFeature } from './feature.ts';

/** None when the configuration cannot be run: loading it says so, with the place. */
export async function findFeatures(configFile: string): Promise<Feature[]> {
  if (!existsSync(configFile)) return [];
  try {
    const { value } = await importConfig(configFile);
    return listedFeatures(value).filter(isFeature);
  } catch {
    return [];
  }
}
