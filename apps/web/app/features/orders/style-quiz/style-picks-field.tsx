import type { StylePick } from '@tessera/contract/orders/style-picks';
import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { CheckedForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import field from '../../../ui/fields/field.module.css';
import { roomPicture, type RoomName } from '../../../ui/brand/rooms.ts';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import type { OrderValues } from '../form/order-values.ts';
import { StyleLean } from './style-lean.tsx';
import styles from './style-picks-field.module.css';

const quizPart = definePart(() => import('./style-quiz.tsx'));

/** What is on the screen: the invitation or what is used, the pairs, or what they say before it is used. */
type Step = { is: 'closed' } | { is: 'pairs' } | { is: 'result'; picks: StylePick[] };

/** The style quiz in an order's form. Nobody has to take it, and what it says counts only once it is used. */
export function StylePicksField({ form }: { form: CheckedForm<OrderValues> }) {
  const { field: picked } = useController({ control: form.control, name: 'style_picks' });
  const [wanted, setWanted] = useState<Step>({ is: 'closed' });
  const box = useRef<HTMLFieldSetElement>(null);
  const hasMoved = useRef(false);
  const { Content: StyleQuiz } = useDialogPart(quizPart, wanted.is === 'pairs', () =>
    setWanted({ is: 'closed' }),
  );
  // Until the pairs are there, what invites to them stays.
  const step: Step = wanted.is === 'pairs' && StyleQuiz === null ? { is: 'closed' } : wanted;
  // What had the focus is gone after a step.
  useEffect(() => {
    if (!hasMoved.current) return;
    const next = box.current?.querySelector<HTMLElement>('h2[tabindex], [data-first], button');
    next?.focus();
  }, [step.is]);
  const go = (next: Step) => {
    hasMoved.current = true;
    setWanted(next);
  };
  const start = () => go({ is: 'pairs' });
  const close = () => go({ is: 'closed' });

  return (
    <fieldset className={styles.field} ref={box}>
      <legend className={field.label}>
        Style quiz <span className="muted">(optional)</span>
      </legend>
      {step.is === 'pairs' && StyleQuiz !== null ? (
        <StyleQuiz onDone={(picks) => go({ is: 'result', picks })} onClose={close} />
      ) : step.is === 'result' ? (
        <StyleLean picks={step.picks}>
          {step.picks.length === 0 ? null : (
            <Button
              kind="secondary"
              onClick={() => {
                picked.onChange(step.picks);
                close();
              }}
            >
              Use for this project
            </Button>
          )}
          <Button kind="quiet" onClick={start}>
            Start again
          </Button>
          <Button kind="quiet" onClick={close}>
            Leave it
          </Button>
        </StyleLean>
      ) : picked.value.length > 0 ? (
        <>
          <StyleLean picks={picked.value}>
            <Button kind="secondary" onClick={start}>
              Start again
            </Button>
            <Button kind="quiet" onClick={() => picked.onChange([])}>
              Remove
            </Button>
          </StyleLean>
          <p className="caption muted">
            Designers who show rooms like these move up, those who show rooms like the ones you passed move
            down.
          </p>
        </>
      ) : (
        <div className={styles.invitation}>
          <div className={styles.rooms} aria-hidden="true">
            {quizPairs.slice(0, 2).map(({ rooms }) => (
              <Photo
                key={rooms[0].name}
                className={styles.room}
                picture={roomPicture(rooms[0].name as RoomName, '')}
                sizes="6rem"
              />
            ))}
          </div>
          <div>
            <p>Hard to put into words? Choose between two rooms, eight times at most.</p>
            <Button kind="secondary" onClick={start}>
              Choose rooms
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  );
}
