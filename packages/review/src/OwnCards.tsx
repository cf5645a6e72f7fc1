/** The cards that the reader made or brought along, each to be deleted. */
import { useState } from 'react';
import { Confirm } from './Confirm.tsx';
import type { OwnCard } from './types.ts';
import type { Study } from './use-study.ts';

/** Renders nothing when there are none. */
export function OwnCards({ study }: { study: Study }) {
  const [asked, setAsked] = useState<OwnCard>();
  if (study.own.length === 0) return null;
  return (
    <details className="review-gone">
      <summary>我的卡片（{study.own.length}）</summary>
      <p>从 Anki 导入的、读笔记时做的卡片，只在这个浏览器里，也会写进导出的进度文件。</p>
      <ul>
        {study.own.map((card) => (
          <li key={card.id}>
            <p>
              <strong>{card.question}</strong>
              <span>{card.answer}</span>
            </p>
            <button type="button" className="button" onClick={() => setAsked(card)}>
              删除
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          question="删除这张卡片？"
          detail={`“${asked.question}”和它的复习进度会一起删掉，找不回来。`}
          action="删除"
          onConfirm={() => study.change((store) => store.removeOwn(asked.id))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </details>
  );
}
