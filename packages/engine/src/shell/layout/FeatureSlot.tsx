import type { ComponentType } from 'react';
import { useFeatures } from '../shell-feature.ts';

interface Props {
  /** Which of the parts that features bring. */
  of: 'Finder' | 'Dialog' | 'Beside';
  label?: string;
}

/** What features bring to a place of the shell; nothing on a site without them. */
export function FeatureSlot({ of, label }: Props) {
  return useFeatures().map((feature) => {
    const Part = feature[of] as ComponentType<{ label: string | undefined }> | undefined;
    return Part && <Part key={feature.name} label={label} />;
  });
}
