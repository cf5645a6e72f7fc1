/** Cards to Anki and from it, as text files. */
import { useState } from 'react';
import { ownCardsOf, toAnki } from './anki-cards.ts';
import { readAnki, writeAnki } from './anki-text.ts';
import { dayOf } from './days.ts';
import { FileButton } from './FileButton.tsx';
import { offerFile } from './offer-file.ts';
import { OWN_LIMITS, OWN_SECTION } from './own-cards.ts';
import type { ReviewProps } from './props.ts';
import { FILE_LIMIT } from './transfer.ts';
import type { StudyCard } from './types.ts';
import type { Study } from './use-study.ts';

interface AnkiControlsProps {
  cards: StudyCard[];
  study: Study;
  sections: ReviewProps['sections'];
  href: ReviewProps['href'];
}

/** The controls, and a status line. */
export function AnkiControls({ cards, study, sections, href }: AnkiControlsProps) {
  const [message, setMessage] = useState('');
  const save = () => {
    const place = {
      labelOf: (id: string) => sections.find((one) => one.id === id)?.label ?? '我的卡片',
      addressOf: (path: string) => new URL(href(path), location.href).href,
    };
    offerFile(writeAnki(cards.map((card) => toAnki(card, place))), `卡片-${dayOf(Date.now())}.txt`, 'text/plain');
    setMessage(
      `已导出 ${cards.length} 张卡片。在 Anki 里用“文件 → 导入”；改过的笔记再导一次，同一张卡片只会更新，不会变成两张。`,
    );
  };
  const take = async (file: File) => setMessage(await importFile(file, cards, study));
  return (
    <section className="review-settings" aria-label="Anki">
      <h2>与 Anki 往来</h2>
      <p>笔记里的卡片和自己的卡片可以带到 Anki 去；Anki 里写的也可以带来，和笔记里的一起复习。</p>
      <div className="review-row">
        <button type="button" className="button" onClick={save} disabled={cards.length === 0}>
          导出到 Anki
        </button>
        <FileButton label="从 Anki 导入" accept="text/plain,.txt,.csv,.tsv" onFile={(file) => void take(file)} />
      </div>
      <p role="status">{message}</p>
    </section>
  );
}

/** Adds the cards of a file to the reader's own; says what came of it. */
async function importFile(file: File, cards: readonly StudyCard[], study: Study): Promise<string> {
  const kept = `没有导入“${file.name}”，原来的卡片没有变。`;
  if (file.size > FILE_LIMIT) return `${kept}文件超过 64 MB。`;
  const read = readAnki(await file.text());
  if (read.cards.length === 0) return `${kept}里面没有一行同时有问题和答案。请在 Anki 里导出为“纯文本笔记”（.txt）。`;
  const fromNotes = new Set(cards.filter(({ section }) => section !== OWN_SECTION).map(({ id }) => id));
  const own = await ownCardsOf(read.cards, fromNotes, Date.now());
  if (study.own.length + own.length > OWN_LIMITS.cards) return `${kept}自己的卡片最多 ${OWN_LIMITS.cards} 张。`;
  const done = await study.change((store) => store.merge({ progress: [], log: [], own }));
  if (!done) return `${kept}浏览器没有存下来。`;
  const left = read.cards.length - own.length;
  return [
    `导入了 ${done.own} 张卡片，同一编号的更新成了文件里的样子。`,
    left > 0 ? `${left} 张来自本站笔记或者太长，保持原样。` : '',
    read.skipped > 0 ? `${read.skipped} 行没有问题或没有答案，跳过了。` : '',
  ].join('');
}
