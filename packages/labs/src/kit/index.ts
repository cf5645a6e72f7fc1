/** All of the kit, for labs outside this package. */
export * from './Axes.tsx';
export * from './CodeEditor.tsx';
export * from './CodeListing.tsx';
export * from './colors.ts';
export * from './context.ts';
export * from './controls.tsx';
export * from './DragHandle.tsx';
export * from './FitCanvas.tsx';
export * from './GlCanvas.tsx';
export * from './highlight.ts';
export * from './Player.tsx';
export * from './PressArea.tsx';
export * from './RunOutput.tsx';
export * from './Svg.tsx';
export * from './scale.ts';
export * from './use-frame.ts';
export * from './use-roving.ts';
