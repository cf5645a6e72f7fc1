import { words } from '../../words/shell.ts';
import { useSite } from '../context.ts';
import { useMarkup } from '../use-markup.ts';

/** A line above the navbar; the boot hides it for those who dismissed this very one. */
export function AnnouncementBar() {
  const bar = useSite().announcementBar;
  const content = useMarkup(bar?.content ?? '');
  if (!bar) return null;
  return (
    <section className="announcement" aria-label={words.announcement}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the configuration is read */}
      <div dangerouslySetInnerHTML={content} />
      {bar.closeable && (
        <button type="button" className="icon-button" data-action="dismiss-bar" aria-label={words.closeAnnouncement} />
      )}
    </section>
  );
}
