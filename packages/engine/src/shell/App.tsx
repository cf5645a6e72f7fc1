import type { ComponentType } from 'react';
import type { OwnComponent } from '../shared/own-names.ts';
import { words } from '../words/shell.ts';
import { usePage } from './context.ts';
import { Outline } from './doc/Outline.tsx';
import { AnnouncementBar } from './layout/AnnouncementBar.tsx';
import { AppFailed } from './layout/AppFailed.tsx';
import { BackToTop } from './layout/BackToTop.tsx';
import { Drawer } from './layout/Drawer.tsx';
import { FeatureSlot } from './layout/FeatureSlot.tsx';
import { Footer } from './layout/Footer.tsx';
import { Navbar } from './layout/Navbar.tsx';
import { Sidebar } from './layout/Sidebar.tsx';
import { useSidebar } from './layout/use-sidebar.ts';
import ArticlePage from './pages/ArticlePage.tsx';
import DocPage from './pages/DocPage.tsx';
import HomePage from './pages/HomePage.tsx';
import NotFoundPage from './pages/NotFoundPage.tsx';
import { useFeatures } from './shell-feature.ts';

const OWN_PAGES: Readonly<Record<OwnComponent, ComponentType>> = { DocPage, HomePage, ArticlePage, NotFoundPage };

/** The whole content of `#root`, on the server and in the browser; its data comes from the contexts. */
export function App() {
  const page = usePage();
  const tree = useSidebar();
  const features = useFeatures().map(({ pages }) => pages);
  const pages: Readonly<Record<string, ComponentType>> = Object.assign({}, OWN_PAGES, ...features);
  // A page of a feature unknown to this application belongs to another build: its document is loaded instead.
  const Page = pages[page.component] as ComponentType;
  return (
    <>
      <a className="skip" id="top" href="#main">
        {words.skipToContent}
      </a>
      {/* Before their buttons, so that the dialog exists whenever a button can be pressed, however slowly the rest arrives. */}
      <FeatureSlot of="Dialog" />
      <AnnouncementBar />
      <Navbar />
      <div className={tree ? 'layout with-sidebar' : 'layout'}>
        {tree && <Sidebar key={tree.id} tree={tree} />}
        <main id="main" className={page.component === 'HomePage' ? 'main wide' : 'main'} tabIndex={-1}>
          <Page />
          <BackToTop />
        </main>
        {page.component === 'DocPage' && <Outline />}
      </div>
      <Footer />
      <Drawer tree={tree} />
      <div className="progress" aria-hidden="true" />
      <AppFailed />
      <div id="announcer" className="visually-hidden" role="status" />
    </>
  );
}
