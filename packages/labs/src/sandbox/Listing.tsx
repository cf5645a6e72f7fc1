/** A program as it stands in the page without scripts. */
export function Listing({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} style={{ margin: 0, overflowX: 'auto', textAlign: 'left' }}>
      <code>{code}</code>
    </pre>
  );
}
