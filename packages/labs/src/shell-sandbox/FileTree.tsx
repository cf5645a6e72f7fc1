import type { Row } from './look.ts';
import { asWord, shortestPath } from './paths.ts';
import { words } from './words/lab.ts';

interface FileTreeProps {
  rows: readonly Row[];
  folder: string;
  /** The owner's rights are buttons. */
  hasRights: boolean;
  onLine: (line: string) => void;
}

/** What an owner may, the highest bit of the mode first. */
const OWNER = ['r', 'w', 'x'] as const;

/** The home folder: pressing a name goes there or shows it, pressing a right changes it. */
export function FileTree({ rows, folder, hasRights, onLine }: FileTreeProps) {
  return (
    <ul className="shell-tree" aria-label={words.tree}>
      {rows.map((row) => (
        <li key={row.path} data-mark={row.mark} style={{ paddingInlineStart: `${row.depth * 1.1}rem` }}>
          <Name row={row} folder={folder} onLine={onLine} />
          {row.mark && <span className="shell-mark">{words.marks[row.mark]}</span>}
          {hasRights && row.mark !== 'gone' && row.kind !== 'link' ? (
            <Rights row={row} folder={folder} onLine={onLine} />
          ) : (
            <span className="shell-rights">{row.names > 1 && row.kind === 'file' ? words.namesOf(row.names) : ''}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  row: Row;
  folder: string;
  onLine: (line: string) => void;
}

function Name({ row, folder, onLine }: RowProps) {
  const path = asWord(shortestPath(row.path, folder));
  const line = row.kind === 'folder' ? `cd ${path}` : `cat ${path}`;
  const text = `${row.name}${row.kind === 'folder' ? '/' : ''}${row.target === undefined ? '' : ` → ${row.target}`}`;
  if (row.mark === 'gone') return <del>{text}</del>;
  return (
    <button type="button" className="shell-name" data-kind={row.kind} title={line} onClick={() => onLine(line)}>
      {text}
    </button>
  );
}

function Rights({ row, folder, onLine }: RowProps) {
  const path = asWord(shortestPath(row.path, folder));
  return (
    <span className="shell-rights">
      {OWNER.map((letter, i) => {
        const isOn = (row.mode & (0o400 >> i)) !== 0;
        return (
          <button
            key={letter}
            type="button"
            className="shell-right"
            aria-pressed={isOn}
            aria-label={words.ownerRight(row.name, words.rights[letter])}
            onClick={() => onLine(`chmod u${isOn ? '-' : '+'}${letter} ${path}`)}
          >
            {isOn ? letter : '-'}
          </button>
        );
      })}
      <span>{row.rights.slice(4)}</span>
    </span>
  );
}
