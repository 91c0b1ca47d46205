import type { StylePick } from '@tessera/contract/orders/style-picks';
import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { roomPicture, type RoomName } from '../../../ui/brand/rooms.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import styles from './style-quiz.module.css';

/**
 * The pairs of the style quiz, one after the other; each can be skipped. `onDone` is told what was picked. Progress is made of
 * the chosen rooms, and no style is named.
 */
export default function StyleQuiz({
  onDone,
  onClose,
}: {
  onDone: (picks: StylePick[]) => void;
  onClose: () => void;
}) {
  /** What was picked so far, pair by pair; null for a pair that was skipped. */
  const [answers, setAnswers] = useState<readonly (StylePick | null)[]>([]);
  const pair = quizPairs[answers.length]!;

  const answer = (pick: StylePick | null) => {
    const given = [...answers, pick];
    if (given.length < quizPairs.length) setAnswers(given);
    else onDone(given.filter((one) => one !== null));
  };
  const choose = (chosen: 0 | 1) =>
    answer({ liked: pair.rooms[chosen].name, passed: pair.rooms[chosen === 0 ? 1 : 0].name });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    choose(event.key === 'ArrowLeft' ? 0 : 1);
  };

  return (
    <div className={styles.quiz}>
      <div className={styles.head}>
        <div>
          <p className="caption muted" role="status">
            Pair {answers.length + 1} of {quizPairs.length}
          </p>
          <h2>Which feels more like home?</h2>
        </div>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label="Pairs answered"
          aria-valuemin={0}
          aria-valuemax={quizPairs.length}
          aria-valuenow={answers.length}
        >
          {quizPairs.map(({ rooms }, at) => (
            <ProgressTile key={rooms[0].name} answer={answers[at]} isCurrent={at === answers.length} />
          ))}
        </div>
      </div>
      <div className={styles.pair} role="group" aria-label={`Two ${pair.kind}`}>
        {([0, 1] as const).map((side) => (
          // The same button for every pair, so that the focus stays on its side.
          <button
            key={side}
            type="button"
            className={styles.room}
            aria-keyshortcuts={side === 0 ? 'ArrowLeft' : 'ArrowRight'}
            onClick={() => choose(side)}
            onKeyDown={handleKeyDown}
          >
            <Photo
              key={pair.rooms[side].name}
              className={styles.photo}
              picture={roomPicture(pair.rooms[side].name as RoomName, pair.rooms[side].alt)}
              sizes="(max-width: 600px) 100vw, 20rem"
            />
            <span className={styles.caption}>This one</span>
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          kind="quiet"
          icon={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => {
            if (answers.length === 0) onClose();
            else setAnswers(answers.slice(0, -1));
          }}
        >
          Back
        </Button>
        <Button kind="quiet" onClick={() => answer(null)}>
          Skip this pair
        </Button>
      </div>
      <p className="caption muted">There is no right answer. Styles are only named at the end.</p>
    </div>
  );
}

/** The room that was chosen, an outline for a pair that was skipped, or an empty place. */
function ProgressTile({ answer, isCurrent }: { answer: StylePick | null | undefined; isCurrent: boolean }) {
  if (!answer) return <span className={isCurrent ? styles.current : answer === null ? styles.skipped : ''} />;
  return (
    <span>
      <Photo className={styles.chosen} picture={roomPicture(answer.liked as RoomName, '')} sizes="2.5rem" />
    </span>
  );
}
