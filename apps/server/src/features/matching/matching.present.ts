import type { MatchedDesigner, MatchProject, Reason as ShownReason } from '@tessera/contract/matching';
import { counterfactual } from '@tessera/matching/counterfactual';
import { explain, type Reason } from '@tessera/matching/explain';
import { nearPhotos } from '@tessera/matching/near-photos';
import type { Match } from '@tessera/matching/rank';
import { portfolioLikeness } from '@tessera/matching/signals/taste';
import { specialtiesOf } from '@tessera/matching/specialties';
import { toCountry, toLanguage } from '../geo/geo.service.ts';
import { photoUrl, toPhoto, type PhotoAddress } from '../media/media.present.ts';
import type { OrderCard } from './cards.repo.ts';
import type { DesignerCard } from './cards.service.ts';
import type { GivenVerdict } from './verdicts.repo.ts';

const PORTFOLIO_IMAGES_MAX = 10;

/** A designer as the customer sees one; photos of `projectIds` in that order, those named as reasons in front. */
export function toMatchedDesigner(shown: {
  match: Match;
  /** Why it is one, for the customer. */
  reasons: readonly Reason[];
  card: DesignerCard;
  orderName: string;
  /** What the customer has said of designers on the same page. */
  verdicts: readonly GivenVerdict[];
  projectIds: readonly string[];
  origin: string;
}): MatchedDesigner {
  const { match, card, orderName, projectIds, origin } = shown;
  const verdicts = shown.verdicts.filter(({ orderId }) => orderId === match.order.id);
  const photos = new Map(card.images.map((image) => [image.photoId, image]));
  const reasons = withTaste(toReasons(match, shown.reasons, photos, origin, coversOf(card)), match, verdicts);
  const specialties = specialtiesOf(match.designer.projects);
  const images = imagesOf(card, match, projectIds);
  return {
    id: card.accountId,
    name: `${card.firstName} ${card.lastName}`,
    avatar: card.avatar && photoUrl(card.avatar, origin),
    avatarPhoto: card.avatar && toPhoto(card.avatar.photoId, card.avatar, origin),
    location: toCountry(card.countryCode).name_en,
    rating: null,
    reviewCount: 0,
    portfolioImages: images.map((image) => photoUrl(image, origin)),
    portfolioPhotos: images.map((image) => toPhoto(image.photoId, image, origin)),
    bio: card.bio.trim() === '' ? factsOf(card, match, specialties) : card.bio,
    specialties,
    score: toScore(match),
    reasons,
    orderId: match.order.id,
    orderName,
    verdict: verdicts.find(({ designerId }) => designerId === card.accountId)?.verdict ?? null,
  };
}

/** An order as the designer sees one; `photos` are those that reasons may name. */
export function toMatchProject(shown: {
  match: Match;
  card: OrderCard;
  photos: ReadonlyMap<string, PhotoAddress>;
  origin: string;
}): MatchProject {
  const { match, card, photos, origin } = shown;
  return {
    id: card.id,
    objectName: card.objectName,
    description: card.objectDesc,
    location: toCountry(card.countryCode).name_en,
    budget: card.budgetUsd,
    photos: card.photos.map((photo) => photoUrl(photo, origin)),
    orderPhotos: card.photos.map((photo) => toPhoto(photo.photoId, photo, origin)),
    score: toScore(match),
    reasons: toReasons(match, explain(match, 'designer'), photos, origin),
    applied: card.hasApplied,
    suggestion: counterfactual(match, 'designer')?.text ?? null,
  };
}

/** One decimal is finer than anybody reads, and coarse enough to compare. */
function toScore({ score }: Match): number {
  return Math.round(score * 10) / 10;
}

function toReasons(
  match: Match,
  reasons: readonly Reason[],
  photos: ReadonlyMap<string, PhotoAddress>,
  origin: string,
  /** Shown for a reason that names a project but no photo of it. */
  covers: ReadonlyMap<string, PhotoAddress> = new Map(),
): ShownReason[] {
  const projectNames = new Map(match.designer.projects.map(({ id, name }) => [id, name]));
  return reasons.map(({ code, text, projectId, photoId }) => {
    const photo = photoId === null ? covers.get(projectId ?? '') : photos.get(photoId);
    return {
      code,
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

/** Adds, by its points, that the portfolio is like one the customer wants more of: the engine knows no names. */
function withTaste(
  reasons: readonly ShownReason[],
  match: Match,
  verdicts: readonly GivenVerdict[],
): ShownReason[] {
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

/** Reached by portfolios that are clearly alike: cosines of about .33 and more. */
const TASTE_MIN = 0.9;

/** The first photo of each project. */
function coversOf(card: DesignerCard): ReadonlyMap<string, PhotoAddress> {
  const lastFirst = card.images.toSorted((a, b) => b.position - a.position);
  return new Map(lastFirst.map((image) => [image.projectId, image]));
}

/** Photos like the inspiration pictures, or what is said, first, nearest in front; then project by project. */
function imagesOf(card: DesignerCard, match: Match, projectIds: readonly string[]) {
  const likeness = new Map<string, number>();
  for (const { photoId, fit } of nearPhotos(match.designer))
    likeness.set(photoId, Math.max(fit, likeness.get(photoId) ?? 0));
  return card.images
    .toSorted(
      (a, b) =>
        (likeness.get(b.photoId) ?? 0) - (likeness.get(a.photoId) ?? 0) ||
        projectIds.indexOf(a.projectId) - projectIds.indexOf(b.projectId) ||
        a.position - b.position,
    )
    .slice(0, PORTFOLIO_IMAGES_MAX);
}

const listed = new Intl.ListFormat('en');

/** One or two sentences made from profile and portfolio, for designers who have written nothing of themselves. */
function factsOf(card: DesignerCard, match: Match, specialties: readonly string[]): string {
  const count = match.designer.projects.length;
  const projects = count === 1 ? 'one portfolio project' : `${count} portfolio projects`;
  const languages = card.languageCodes.map((code) => toLanguage(code).name_en);
  const speaks = languages.length === 0 ? '' : `, speaks ${listed.format(languages)}`;
  const shows = specialties.length === 0 ? '' : ` The portfolio shows: ${specialties.join(', ')}.`;
  return `Designer in ${toCountry(card.countryCode).name_en} with ${projects}${speaks}.${shows}`;
}
