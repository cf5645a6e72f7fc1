/** The part of the configuration that the shell shows; it is bundled into the application. */

export interface NavbarItem {
  type: 'docSidebar' | 'link';
  /** For `docSidebar`. */
  sidebarId?: string;
  label: string;
  position: 'left' | 'right';
  /** For `link`: a foreign address, or a path of this site. */
  href?: string;
}

export interface SidebarConfig {
  id: string;
  label: string;
  /** Folder below `content/`. */
  folder: string;
  /** Id of the section's first page. */
  intro: string;
  /** One sentence for the home page. */
  description?: string;
  /** Its picture on the home page, a path below `static/`. */
  picture?: string;
}

/** What the application holds of the footer. */
export interface Footer {
  style: 'dark' | 'light';
  /** All that stands in it; safe HTML. */
  html: string;
}

export interface FooterConfig extends Footer {
  /** Sanitised HTML. */
  copyright: string;
  /** ICP filing number, linked to beian.miit.gov.cn. */
  icp?: string;
  /** Public-security filing number, linked to beian.mps.gov.cn. */
  police?: string;
  links: { label: string; href: string }[];
}

export interface ColorModeConfig {
  defaultMode: 'light' | 'dark';
  disableSwitch: boolean;
  respectSystem: boolean;
}

export interface AnnouncementBar {
  id: string;
  /** Sanitised HTML. */
  content: string;
  closeable: boolean;
}

export interface ShellConfig {
  title: string;
  tagline: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** Decoded, starts and ends with "/". */
  baseUrl: string;
  navbar: { hideOnScroll: boolean; items: NavbarItem[] };
  sidebars: SidebarConfig[];
  footer: Footer;
  colorMode: ColorModeConfig;
  announcementBar?: AnnouncementBar;
  /** Names of docs versions a stored preference may hold. */
  versions: string[];
  /** What the author wrote for features, by their names. */
  options: Record<string, unknown>;
  /** Address pattern of “报告问题” with `{file}`, `{path}` and `{title}`; empty: no link. */
  reportUrl: string;
  /** Pages that are no notes and stand elsewhere; known once a page is there. */
  moved?: Readonly<Record<string, string>>;
  comments?: { provider: string; script?: string; stylesheet?: string; options: Record<string, string> };
}

/** What the inline boot and the application know about the built files; the same on every page. */
export interface Runtime {
  /** As in `PageData`; the application reads it from the document, to keep the boot small. */
  shell?: string;
  /** Addresses of the application's modules: the entry first, then what it imports. */
  app: string[];
  /** Address of the module that prefetches. */
  prefetch: string;
  /** Loads the application; set by the boot. */
  start?: () => void;
}
