import { toHref, useSite } from '../context.ts';
import { useMarkup } from '../use-markup.ts';
import { externalLink } from './external-link.ts';

/** Links, filing numbers with their official pages, copyright. */
export function Footer() {
  const { footer } = useSite();
  return (
    <footer className={`footer footer-${footer.style}`}>
      <FooterLinks links={footer.links} />
      {(footer.icp || footer.police) && <FilingNumbers icp={footer.icp} police={footer.police} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the configuration is read */}
      <div className="footer-copyright" dangerouslySetInnerHTML={useMarkup(footer.copyright)} />
    </footer>
  );
}

function FooterLinks({ links }: { links: { label: string; href: string }[] }) {
  const site = useSite();
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's order never changes, and names may be the same
        <li key={index}>
          {href.startsWith('/') ? (
            <a href={toHref(site, href)}>{label}</a>
          ) : (
            <a href={href} {...externalLink}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function FilingNumbers({ icp, police }: { icp?: string; police?: string }) {
  const code = police?.replace(/\D/g, '');
  return (
    <ul>
      {icp && (
        <li>
          <a href="https://beian.miit.gov.cn/" {...externalLink}>
            {icp}
          </a>
        </li>
      )}
      {police && (
        <li>
          <a className="police" href={`https://beian.mps.gov.cn/#/query/webSearch?code=${code}`} {...externalLink}>
            {police}
          </a>
        </li>
      )}
    </ul>
  );
}
