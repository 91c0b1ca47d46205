import type {
  HiddenDesigner,
  MatchedDesigner,
  MatchProject,
  Reason as ReasonOnWire,
} from '@tessera/contract/matching';
import type { NamedWish as NamedWishOnWire } from '@tessera/contract/orders/order-reading';
import type { WishKey } from '@tessera/matching/reading/brief-reading';
import { labelOfWish } from '@tessera/matching/reading/mentions/wish-terms';
import { counterfactual } from '@tessera/matching/reasons/counterfactual';
import type { Reason } from '@tessera/matching/reasons/explain';
import { nearPhotos } from '@tessera/matching/reasons/near-photos';
import type { Match } from '@tessera/matching/score/rank';
import { portfolioLikeness } from '@tessera/matching/signals/taste';
import { reservationOf } from '@tessera/matching/reasons/reservation';
import { toCountry } from '../geo/geo.present.ts';
import { photoUrl, toCardPhoto } from '../media/media.present.ts';
import type { PhotoAddress } from '../media/photo.columns.ts';
import type { Rating } from '../reviews/ratings.service.ts';
import { factsOf, specialtyLabels } from './cards/card-texts.present.ts';
import type { OrderCard } from './cards/cards.repo.ts';
import type { DesignerCard } from './cards/cards.service.ts';
import type { VerdictRow } from './verdicts/verdicts.repo.ts';

/** How many photos a card has. */
const PORTFOLIO_IMAGES_MAX = 10;

/** A designer on a customer's list. */
export interface DesignerMatch {
  match: Match;
  /** Why the designer fits, for the customer. */
  reasons: readonly Reason[];
  card: DesignerCard;
  orderName: string;
  /** What the reviews of the designer's work come to. */
  rating: Rating;
  /** What the customer has said of designers on the same page. */
  verdicts: readonly VerdictRow[];
  /** The projects whose photos the card shows, the one that fits best first. */
  projectIds: readonly string[];
}

/** An order on a designer's list. */
export interface OrderMatch {
  match: Match;
  /** Why the order fits, for the designer. */
  reasons: readonly Reason[];
  card: OrderCard;
  /** The addresses of the photos that the reasons name, by id. */
  photos: ReadonlyMap<string, PhotoAddress>;
}

/** A designer whom the customer has hidden from an order's list. */
export interface HiddenMatch {
  orderId: string;
  orderName: string;
  designerId: string;
  name: string;
}

/** A designer as the customer sees one. `origin` is where people reach the product. */
export function toMatchedDesigner(shown: DesignerMatch, origin: string): MatchedDesigner {
  const { match, card, orderName, projectIds, rating } = shown;
  const verdicts = shown.verdicts.filter(({ orderId }) => orderId === match.order.id);
  const photos = new Map(
    card.images.toSorted((a, b) => a.position - b.position).map((image) => [image.photoId, image]),
  );
  const reasons = withTaste(toReasons(match, shown.reasons, photos, origin), match, verdicts);
  const specialties = specialtyLabels(card, match.designer.projects);
  const argued = reasons.flatMap(({ evidence }) => evidence?.photo_url ?? []);
  const images = shownImages(imagesOf(card, match, projectIds), (image) =>
    argued.indexOf(photoUrl(image, origin)),
  );
  return {
    id: card.accountId,
    name: `${card.firstName} ${card.lastName}`,
    avatar: card.avatar && photoUrl(card.avatar, origin),
    avatarPhoto: card.avatar && toCardPhoto(card.avatar, origin),
    location: toCountry(card.countryCode).name_en,
    ...rating,
    portfolioImages: images.map((image) => photoUrl(image, origin)),
    portfolioPhotos: images.map((image) => toCardPhoto(image, origin)),
    bio: card.bio.trim() === '' ? factsOf(card, match.designer.projects.length) : card.bio,
    specialties,
    score: toScore(match),
    isWeak: match.isWeak,
    unmet: match.unmet.map(toNamedWish),
    startsAtUsd: match.unmet.some(({ kind }) => kind === 'budget') ? match.designer.budgetMinUsd : null,
    reasons,
    reservation: reservationOf(match),
    orderId: match.order.id,
    orderName,
    verdict: verdicts.find(({ designerId }) => designerId === card.accountId)?.verdict ?? null,
  };
}

/** An order as the designer sees one. `origin` is where people reach the product. */
export function toMatchProject({ match, reasons, card, photos }: OrderMatch, origin: string): MatchProject {
  return {
    id: card.id,
    objectName: card.objectName,
    description: card.objectDesc,
    location: toCountry(card.countryCode).name_en,
    budget: card.budgetUsd,
    photos: card.photos.map((photo) => photoUrl(photo, origin)),
    orderPhotos: card.photos.map((photo) => toCardPhoto(photo, origin)),
    roomPhotos: card.roomPhotos.map((photo) => toCardPhoto(photo, origin)),
    score: toScore(match),
    isWeak: match.isWeak,
    reasons: toReasons(match, reasons, photos, origin),
    applicationsCount: card.applicationsCount,
    applied: card.hasApplied,
    suggestion: counterfactual(match, 'designer')?.text ?? null,
  };
}

/** A hidden designer with the order it is hidden from. */
export function toHiddenDesigner({ designerId, name, orderId, orderName }: HiddenMatch): HiddenDesigner {
  return { id: designerId, name, orderId, orderName };
}

/** A wish with what its value stands for. */
export function toNamedWish({ kind, value }: WishKey): NamedWishOnWire {
  return { kind, value, label: labelOfWish({ kind, value }) };
}

/** The score with one decimal. */
function toScore({ score }: Match): number {
  return Math.round(score * 10) / 10;
}

function toReasons(
  match: Match,
  reasons: readonly Reason[],
  /** Photos by id: for reasons that name one, and for the covers of projects, in their order. */
  photos: ReadonlyMap<string, PhotoAddress & { projectId?: string }>,
  origin: string,
): ReasonOnWire[] {
  const projectNames = new Map(match.designer.projects.map(({ id, name }) => [id, name]));
  const shown = new Set<PhotoAddress>();
  return reasons.map(({ signal, text, projectId, photoId }) => {
    const own = photoId === null ? undefined : photos.get(photoId);
    const ofProject = [...photos.values()].filter((photo) => photo.projectId === projectId);
    // No photo argues twice: the next one of the project does, or none.
    const photo = [own, ...ofProject].find((one) => one !== undefined && !shown.has(one));
    if (photo !== undefined) shown.add(photo);
    return {
      code: signal,
      text,
      evidence:
        projectId === null
          ? null
          : {
              project_id: projectId,
              project_name: projectNames.get(projectId) ?? null,
              photo_url: photo === undefined ? null : photoUrl(photo, origin),
              designer_id: null,
            },
    };
  });
}

/**
 * Adds the reason that the portfolio is like one the customer wants more of, in the place that its points give it. The
 * engine cannot word this reason, because it knows no names.
 */
function withTaste(
  reasons: readonly ReasonOnWire[],
  match: Match,
  verdicts: readonly VerdictRow[],
): ReasonOnWire[] {
  const pointsOf = (signal: string) =>
    match.contributions.find((contribution) => contribution.signal === signal)?.points ?? 0;
  const taste = match.contributions.find(({ signal }) => signal === 'taste');
  const [nearest] = (match.designer.judged ?? [])
    .filter(({ verdict, designerId }) => verdict === 'more_like_this' && designerId !== match.designer.id)
    .toSorted((a, b) => portfolioLikeness(b) - portfolioLikeness(a));
  const liked = verdicts.find(({ designerId }) => designerId === nearest?.designerId);
  if (taste === undefined || taste.value < TASTE_MIN || liked === undefined) return [...reasons];
  const place = reasons.findIndex(({ code }) => pointsOf(code) < taste.points);
  return reasons.toSpliced(place < 0 ? reasons.length : place, 0, {
    code: 'taste',
    text: `Similar to ${liked.name}, whose work you want more of`,
    evidence: { project_id: null, project_name: null, photo_url: null, designer_id: liked.designerId },
  });
}

/** The value (0..1) of `taste` from which it is told. Portfolios with a cosine of about .33 and more reach it. */
const TASTE_MIN = 0.9;

/** Photos near to the order's pictures or words come first, the nearest in front. The others follow, project by project. */
function imagesOf(card: DesignerCard, match: Match, projectIds: readonly string[]) {
  const likeness = new Map<string, number>();
  for (const { photoId, fit } of nearPhotos(match.designer))
    likeness.set(photoId, Math.max(fit, likeness.get(photoId) ?? 0));
  return card.images.toSorted(
    (a, b) =>
      (likeness.get(b.photoId) ?? 0) - (likeness.get(a.photoId) ?? 0) ||
      projectIds.indexOf(a.projectId) - projectIds.indexOf(b.projectId) ||
      a.position - b.position,
  );
}

/**
 * As many images as a card has. The one that the first reason rests on comes first, and those of the other reasons are
 * among them, so that the card shows what it argues with. `reasonOf` gives the place of an image's reason, or -1.
 */
function shownImages<Image>(images: readonly Image[], reasonOf: (image: Image) => number): Image[] {
  let free = PORTFOLIO_IMAGES_MAX - images.filter((image) => reasonOf(image) >= 0).length;
  const shown = images.filter((image) => reasonOf(image) >= 0 || free-- > 0);
  return [
    ...shown.filter((image) => reasonOf(image) === 0),
    ...shown.filter((image) => reasonOf(image) !== 0),
  ];
}
