import type { ComponentType } from 'react';
import { useFeatures } from '../shell-feature.ts';

interface Props {
  /** Which of the features' components. */
  of: 'Finder' | 'Control' | 'Foot' | 'Under' | 'Dialog' | 'Beside';
  label?: string;
}

/** Renders the features' components for one place of the shell. */
export function FeatureSlot({ of, label }: Props) {
  return useFeatures().map((feature) => {
    const Part = feature[of] as ComponentType<{ label: string | undefined }> | undefined;
    return Part && <Part key={feature.name} label={label} />;
  });
}
