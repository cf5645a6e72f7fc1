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
}

export interface FooterConfig {
  style: 'dark' | 'light';
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
  footer: FooterConfig;
  colorMode: ColorModeConfig;
  announcementBar?: AnnouncementBar;
  /** Names of docs versions a stored preference may hold. */
  versions: string[];
  comments?: { provider: string; script?: string; stylesheet?: string; options: Record<string, string> };
}

/** What the inline boot and the application know about the built files; the same on every page. */
export interface Runtime {
  baseUrl: string;
  /** Hash as in `PageData.shell`. */
  shell: string;
  /** Addresses of the application's modules: the entry first, then what it imports. */
  app: string[];
  /** Lazy chunks by name (`search`, later labs and review) → address. */
  chunks: Record<string, string>;
}
