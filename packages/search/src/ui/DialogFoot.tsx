/** The keys that work in the dialog; hidden where there is no keyboard. */
export function DialogFoot() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> 选择
      </span>
      <span>
        <kbd>Enter</kbd> 打开
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> 新标签页
      </span>
      <span>
        <kbd>Tab</kbd> 筛选
      </span>
      <span>
        <kbd>Esc</kbd> 关闭
      </span>
    </p>
  );
}
