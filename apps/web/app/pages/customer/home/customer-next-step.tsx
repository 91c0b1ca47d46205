import type { MatchedDesigner, MatchingState } from '@tessera/contract/matching';
import type { Order } from '@tessera/contract/orders/orders';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { roomPicture } from '../../../ui/brand/rooms.ts';
import styles from './customer-next-step.module.css';

/** The matches of all orders, best first. */
export interface Matches {
  count: number;
  state: MatchingState;
  results: readonly MatchedDesigner[];
}

/** The one thing a customer would do next, beside a photo of the best match. */
export function CustomerNextStep({ orders, matches }: { orders: readonly Order[]; matches: Matches }) {
  const { title, text, button, to } = toStep(orders, matches);
  const [best] = matches.results;
  // The first photo stands on the card below.
  const photoUrl = best?.portfolioImages[1] ?? best?.portfolioImages[0];
  const picture =
    photoUrl === undefined ? roomPicture('scandinavian_living_11_wide', '') : { src: photoUrl, alt: '' };
  return (
    <section className={styles.step} aria-labelledby="next-step">
      <Photo className={styles.photo} picture={picture} sizes="(max-width: 600px) 100vw, 40vw" isUrgent />
      <div className={styles.words}>
        <p className="small">Next step</p>
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
        <ButtonLink kind="onBand" to={to}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}

function toStep(orders: readonly Order[], { count, state, results }: Matches) {
  const [newest] = orders;
  const [best] = results;
  if (newest === undefined) {
    return {
      title: 'Describe your first project',
      text: 'The rooms, the budget and what you like are enough. Matching starts as soon as you save.',
      button: 'Add Project',
      to: paths.customer.addProject,
    };
  }
  if (best !== undefined) {
    const number = numberWords[count - 1];
    return {
      title:
        orders.length === 1 && number !== undefined
          ? `${number} ${count === 1 ? 'designer fits' : 'designers fit'} ‘${newest.object_name}’`
          : `${best.name} fits ‘${best.orderName}’ best`,
      text: 'Read why each one was chosen, then write to the one you like.',
      button: 'See your matches',
      to: paths.customer.home,
    };
  }
  if (state === 'pending') {
    return {
      title: `We are reading ‘${newest.object_name}’`,
      text: 'Your matches appear here by themselves.',
      button: 'My Projects',
      to: paths.customer.projects,
    };
  }
  return {
    title: `Nobody fits ‘${newest.object_name}’ yet`,
    text: 'A longer description or a wider budget often helps. New portfolios are compared as they arrive.',
    button: 'Edit Project',
    to: paths.customer.editProject(newest.id),
  };
}

const numberWords = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
