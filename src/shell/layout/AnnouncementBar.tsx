import { useSite } from '../context.ts';

/** A line above the navbar; the boot hides it for those who dismissed this very one. */
export function AnnouncementBar() {
  const bar = useSite().announcementBar;
  if (!bar) return null;
  return (
    <section className="announcement" aria-label="公告">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the configuration is read */}
      <div dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.closeable && (
        <button type="button" className="icon-button" data-action="dismiss-bar" aria-label="关闭公告" />
      )}
    </section>
  );
}
