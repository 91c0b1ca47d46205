import type { Deps } from './deps.ts';
import type { allJobs } from './jobs/all-jobs.ts';
import type { HandlersOf } from './jobs/define-job.ts';

/** What does each job: the only place where jobs meet services. */
export function createJobHandlers(deps: Deps): HandlersOf<typeof allJobs> {
  const { account, emailChange, auth, contact, events, givenAnswers, linkReading, matching, media } = deps;
  const { notifications, ownPhotos, previews, stylePicks, unreadMail } = deps;
  return {
    'account.forget-old-exports': () => deps.exports.forgetOld(),
    'account.forget-old-links': () => account.forgetOldLinks(),
    'account.make-export': ({ exportId }, { isLastAttempt }) => deps.exports.make(exportId, isLastAttempt),
    'account.mail-change-email': ({ linkId }) => emailChange.mailChangeEmail(linkId),
    'account.mail-email-changed': ({ linkId }) => emailChange.mailEmailChanged(linkId),
    'account.mail-new-device': ({ sessionId, noticeId }) =>
      deps.securityNotices.mailNewDevice(sessionId, noticeId),
    'account.mail-second-factor': ({ accountId, noticeId }) =>
      deps.securityNotices.mailSecondFactor(accountId, noticeId),
    'account.mail-passkey-added': ({ accountId, device, noticeId }) =>
      deps.securityNotices.mailPasskeyAdded(accountId, device, noticeId),
    'account.mail-password-changed': ({ accountId, noticeId }) =>
      account.mailPasswordChanged(accountId, noticeId),
    'account.mail-password-reset': ({ email, linkId }) => account.mailPasswordReset(email, linkId),
    'account.mail-session-stolen': ({ sessionId, noticeId }) =>
      deps.securityNotices.mailSessionStolen(sessionId, noticeId),
    'account.mail-verification': ({ accountId, linkId }) => account.mailVerification(accountId, linkId),

    'auth.forget-old-challenges': () => deps.passkeys.forgetOld(),
    'auth.forget-old-places': () => auth.forgetOldPlaces(),
    'auth.forget-old-sessions': () => auth.forgetOldSessions(),

    'contact.mail-message': ({ messageId }) => contact.mail(messageId),

    'conversations.mail-unread': () => unreadMail.send(),

    'events.forget-old': () => events.forgetOld(),

    'http.forget-old-answers': async () => {
      await givenAnswers.forgetOld();
      await deps.keptAnswers.forgetChanges();
    },

    'matching.embed-order': ({ orderId }, { isLastAttempt }) =>
      matching.preparation.prepareOrder(orderId, isLastAttempt),
    'matching.embed-project': ({ projectId }, { isLastAttempt }) =>
      matching.preparation.prepareProject(projectId, isLastAttempt),
    'matching.embed-photos': ({ photoIds }) => matching.preparation.preparePhotos(photoIds),
    'matching.catch-up': (_payload, { leaving }) => matching.preparation.catchUp(leaving),
    'matching.forget-impressions': async () => {
      await matching.impressions.forgetOld();
      await matching.kept.forgetChanges();
    },
    'matching.refresh-best-scores': (_payload, { leaving }) => matching.bestScores.refresh(leaving),
    'matching.tell-new-matches': (_payload, { leaving }) => deps.newMatches.tell(leaving),

    'media.make-variants': ({ photoIds }, { isLastAttempt }) =>
      media.variants.makeVariants(photoIds, isLastAttempt),
    'media.remove-unused': ({ photos }) => media.cleanup.removeUnused(photos),
    'media.drop-removed': ({ photoId }) => media.cleanup.dropRemoved(photoId),
    'media.remove-documents': ({ keys }) => media.documents.removeUnused(keys),
    'media.sweep': ({ before }) => media.cleanup.sweep(before === undefined ? undefined : new Date(before)),

    'notifications.mail': ({ notificationId }) => notifications.mail(notificationId),

    'operator.measure-marketplace': () => deps.desk.measures.measure(),

    'orders.forget-unused-photos': () => ownPhotos.forgetUnused(),
    'orders.take-style-pictures': ({ orderId }) => stylePicks.takePictures(orderId),

    'previews.read-link': ({ previewId }, { signal, isLastAttempt }) =>
      linkReading.read(previewId, signal, isLastAttempt),
    'previews.forget-unused': () => previews.forgetUnused(),
  };
}
