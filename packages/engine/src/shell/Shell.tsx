/** The root of the application: contexts, error boundary and non-visual effects of every page. */
import { useEffect, useMemo } from 'react';
import type { PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';
import { App } from './App.tsx';
import { PageContext, SiteContext } from './context.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { FeatureSlot } from './layout/FeatureSlot.tsx';
import { FeaturesContext, type ShellFeature } from './shell-feature.ts';
import { type Store, useStore } from './store.ts';

interface ShellProps {
  config: ShellConfig;
  features: readonly ShellFeature[];
  pages: Store<PageData>;
  /** Called after every commit of another page, and again after a crash of the shell, since the article's nodes are new then. */
  onPage?: (page: PageData) => void;
  /** Called once React has hydrated the page. */
  onReady?: () => void;
}

/** The same tree on the server and in the browser. */
export function Shell({ config, features, pages, onPage, onReady }: ShellProps) {
  const page = useStore(pages);
  const { moved } = page;
  const site = useMemo(() => (moved ? { ...config, moved } : config), [config, moved]);
  return (
    <SiteContext value={site}>
      <FeaturesContext value={features}>
        <PageContext value={page}>
          <ErrorBoundary resetKey={page.path}>
            <App />
            <FeatureSlot of="Beside" />
            <After value={page} run={onPage} />
          </ErrorBoundary>
          <After value={null} run={onReady} />
        </PageContext>
      </FeaturesContext>
    </SiteContext>
  );
}

/** Runs an effect after commits in which `value` changed; placed after what must be rendered first. */
function After<T>({ value, run }: { value: T; run?: (value: T) => void }) {
  useEffect(() => run?.(value), [value, run]);
  return null;
}
