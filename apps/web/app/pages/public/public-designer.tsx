import type { PublicDesigner } from '@tessera/contract/designers/public-pages';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Navigate, useParams } from 'react-router';
import { DesignerHead } from '../../features/public-pages/designer/designer-head.tsx';
import { DesignerPageHead } from '../../features/public-pages/designer/designer-page-head.tsx';
import { DesignerPortfolio } from '../../features/public-pages/designer/designer-portfolio.tsx';
import { DesignerReviews } from '../../features/public-pages/designer/designer-reviews.tsx';
import { leadingPhotos, portfolioPhotos } from '../../features/public-pages/designer/portfolio-photos.ts';
import { PageQueries, usePageData } from '../../features/public-pages/page-data.tsx';
import { readPublicDesigner } from '../../features/public-pages/public-pages.queries.ts';
import type { ReportButton as ReportButtonPart } from '../../features/reports/report-button.tsx';
import type { ReportSubject } from '../../features/reports/report-subject.ts';
import { DemoChip } from '../../features/site/demo-chip.tsx';
import { accountIdOf, useSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Lightbox } from '../../ui/photos/lightbox/lightbox.tsx';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import { MissingPage } from './missing-page.tsx';
import { PublicClosing } from './public-closing.tsx';
import styles from './public-designer.module.css';

/** Loaded only for those who are signed in: a visitor's page stays small. */
const ContactFromPage = lazy(() => import('./contact-from-page.tsx'));
const ReportButton = lazy(async () => ({
  default: (await import('../../features/reports/report-button.tsx')).ReportButton,
}));
const Toasts = lazy(async () => ({ default: (await import('../../ui/notices/toast.tsx')).Toasts }));

/** How many photos stand at the top of the page. */
const LEADING_PHOTOS = 3;

/** A designer's public page; the server renders it. */
export default function PublicDesignerPage() {
  return (
    <PageQueries>
      <PublicShell barNote={<DemoChip />} isForEverybody>
        <Content />
      </PublicShell>
    </PageQueries>
  );
}

function Content() {
  const { slug = '' } = useParams();
  const { data, isPending, refetch } = usePageData((signal) => readPublicDesigner(slug, signal));
  if (data === undefined)
    return (
      <div className="wrap">
        {isPending ? (
          <LoadingStatus />
        ) : (
          <ErrorState
            message="This page could not be loaded. Please try again."
            onRetry={() => void refetch()}
          />
        )}
      </div>
    );
  if (data === null)
    return (
      <MissingPage
        text="No designer shows their work at this address. The page may have been switched off, or the link has a typing error."
        action={{ to: paths.designers, label: 'All designers' }}
      />
    );
  // An earlier address.
  if (data.slug !== slug) return <Navigate replace to={paths.publicDesigner(data.slug)} />;
  return <Page designer={data} />;
}

function Page({ designer }: { designer: PublicDesigner }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const session = useSession();
  const isOwner = session?.role === 'designer' && accountIdOf(session) === designer.id;
  const whole: ReportSubject = { kind: 'designer', id: designer.id, label: designer.name };
  const photos = portfolioPhotos(designer);
  const leading = leadingPhotos(designer, LEADING_PHOTOS);
  const openAt = photos.findIndex(({ id }) => id === openId);
  return (
    <div className={styles.page}>
      {session ? (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      ) : null}
      <DesignerPageHead designer={designer} />
      {isOwner ? (
        <div className={`wrap ${styles.owner}`}>
          <Notice tone="info">
            This is how others see you.{' '}
            <a className="link" href={paths.designer.settings}>
              Edit
            </a>
          </Notice>
        </div>
      ) : null}
      <DesignerHead
        designer={designer}
        photos={leading.map((id) => photos.find((photo) => photo.id === id)!)}
        action={
          <>
            <Action designer={designer} />
            {isOwner ? null : <Report subjects={[whole, ...portraitOf(designer)]} />}
          </>
        }
        onOpen={setOpenId}
      />
      <DesignerPortfolio designer={designer} photos={photos} onOpen={setOpenId} />
      <DesignerReviews
        designer={designer}
        reportOf={({ id, order_name: order }) => (
          <Report
            isIcon
            label={`Report the review of ‘${order}’`}
            subjects={[{ kind: 'review', id, label: `The review of ‘${order}’` }]}
          />
        )}
      />
      {session ? null : <PublicClosing firstName={designer.first_name} picture={photos.at(-1)?.picture} />}
      <Lightbox
        pictures={photos.map(({ picture }) => picture)}
        label={`Photos by ${designer.name}`}
        index={openAt < 0 ? null : openAt}
        actionFor={({ id }) =>
          id === undefined || isOwner ? null : (
            <Report isIcon subjects={[{ kind: 'photo', id, label: 'This photo' }, whole]} />
          )
        }
        onClose={() => setOpenId(null)}
      />
    </div>
  );
}

/** Reports what the page shows. For customers and designers who are signed in. */
function Report(props: ComponentProps<typeof ReportButtonPart>) {
  const role = useSession()?.role;
  if (role !== 'customer' && role !== 'designer') return null;
  return (
    <Suspense fallback={null}>
      <ReportButton {...props} />
    </Suspense>
  );
}

function portraitOf({ portrait }: PublicDesigner): ReportSubject[] {
  return portrait === null ? [] : [{ kind: 'photo', id: portrait.id, label: 'The portrait' }];
}

/** What a reader can do: visitors sign up, customers write. */
function Action({ designer }: { designer: PublicDesigner }) {
  const session = useSession();
  if (session?.role === 'customer')
    return (
      <Suspense fallback={<LoadingStatus />}>
        <ContactFromPage designer={designer} />
      </Suspense>
    );
  if (session) return null;
  return (
    <div className={styles.sign} data-visitors-only="">
      <ButtonLink size="large" to={paths.signUp}>
        Describe your project
      </ButtonLink>
      <p className="caption">{`Free. ${designer.first_name} sees it if the two of you match.`}</p>
    </div>
  );
}
