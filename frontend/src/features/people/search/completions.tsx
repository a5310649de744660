import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { writeLine } from '#frontend/features/people/search/write-line.ts';
import type { LineCompletion } from '#shared/api/people.ts';

type Props = {
  text: string;
  completions: LineCompletion[];
  /** How many times the line was sent. */
  sent: number;
  input: RefObject<HTMLInputElement | null>;
};

/**
 * How a line may go on: the list of its input, which is a combobox. The input belongs to the first page and keeps its focus
 * while this code loads, so its attributes and keys are added to it here.
 */
export function Completions({ text, completions, sent, input }: Props) {
  const { t } = useTranslation('find');
  const id = useId();
  const [active, setActive] = useState({ text, index: -1 });
  // Closed for the text that was there at first, was chosen, sent or dismissed.
  const [closedFor, setClosedFor] = useState(() => (sent ? text : input.current?.defaultValue));
  const [sentBefore, setSentBefore] = useState(sent);
  if (sent !== sentBefore) {
    setSentBefore(sent);
    setClosedFor(text);
  }
  const isOpen = completions.length > 0 && text !== closedFor && document.activeElement === input.current;
  const index = isOpen && active.text === text ? active.index : -1;
  const optionId = (nth: number) => `${id}-${nth}`;
  const close = useEffectEvent(() => setClosedFor(text));

  function choose({ before, ending }: LineCompletion) {
    setClosedFor(before + ending);
    writeLine(input.current!, before + ending);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const count = completions.length;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || !count) return;
      setClosedFor(undefined);
      return event.preventDefault();
    }
    const move = (to: number) => setActive({ text, index: to });
    if (event.key === 'ArrowDown') move(index + 1 < count ? index + 1 : -1);
    else if (event.key === 'ArrowUp') move(index === -1 ? count - 1 : index - 1);
    else if (event.key === 'Escape') setClosedFor(text);
    else if (event.key === 'Enter' && completions[index]) choose(completions[index]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const line = input.current;
    if (!line) return undefined;
    const controller = new AbortController();
    line.addEventListener('keydown', onKeyDown, { signal: controller.signal });
    line.addEventListener('blur', () => close(), { signal: controller.signal });
    return () => controller.abort();
  }, [input]);

  useEffect(() => {
    const attributes: Record<string, string | undefined> = {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': index === -1 ? undefined : `${id}-${index}`,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
  }, [input, id, isOpen, index]);

  const box = input.current?.parentElement;
  return (
    <>
      <p className="vh" role="status">
        {isOpen && t('understood.suggested', { count: completions.length })}
      </p>
      {isOpen &&
        box &&
        createPortal(
          <ul className="suggest suggest--line" role="listbox" id={id} aria-label={t('details.suggestions')}>
            {completions.map((each, nth) => (
              <li
                key={each.before + each.ending}
                id={optionId(nth)}
                role="option"
                aria-selected={nth === index}
                className="suggest__item"
                data-focused={nth === index || undefined}
                // The focus stays in the input.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(each)}
              >
                <bdi>
                  <span className="muted">{each.before}</span>
                  {each.ending}
                  {each.kind && <span className="muted"> · {t(`kinds.${each.kind}`)}</span>}
                </bdi>
              </li>
            ))}
          </ul>,
          box,
        )}
    </>
  );
}
