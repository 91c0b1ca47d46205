import { useLocation } from 'react-router';
import { activeFilters, directoryTitle } from '../../features/public-pages/directory/active-filters.ts';
import {
  PAGE_SIZE,
  readDirectoryAddress,
  toDirectoryAddress,
} from '../../features/public-pages/directory/directory-address.ts';
import { DirectoryFilters } from '../../features/public-pages/directory/directory-filters.tsx';
import { DirectoryResults } from '../../features/public-pages/directory/directory-results.tsx';
import { PageQueries, usePageData } from '../../features/public-pages/page-data.tsx';
import { readDirectory } from '../../features/public-pages/public-pages.queries.ts';
import { DemoChip } from '../../features/site/demo-chip.tsx';
import { paths } from '../../paths.ts';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import styles from './designers.module.css';
import { MissingPage } from './missing-page.tsx';

/** The directory of designers with a public page; the server renders it. */
export default function Designers() {
  return (
    <PageQueries>
      <PublicShell barNote={<DemoChip />} isForEverybody>
        <Content />
      </PublicShell>
    </PageQueries>
  );
}

function Content() {
  const { search } = useLocation();
  const address = readDirectoryAddress(search);
  const { data, isPending, isPlaceholderData, refetch } = usePageData(
    (signal) => readDirectory(address, PAGE_SIZE, signal),
    { keepsPrevious: true },
  );
  if (data === null)
    return (
      <MissingPage
        text="There is no such list of designers. The link may have a typing error."
        action={{ to: paths.designers, label: 'All designers' }}
      />
    );
  const filters = data === undefined ? [] : activeFilters(address, data.options);
  const title = directoryTitle(filters);
  const isWorthFinding = data !== undefined && data.results.length > 0 && address.words === undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={title}
        path={toDirectoryAddress(address)}
        description={`${title} who show their own work. Look through their rooms, read what clients say, and describe your project.`}
        isFound={isWorthFinding}
      />
      <PageHeader
        title="Designers"
        subtitle="Start from a room you like. Everybody here shows their own work."
      />
      {data === undefined ? (
        isPending ? (
          <LoadingStatus />
        ) : (
          <ErrorState
            message="The designers could not be loaded. Please try again."
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <>
          <DirectoryFilters address={address} options={data.options} />
          <div aria-busy={isPlaceholderData}>
            <DirectoryResults address={address} directory={data} filters={filters} />
          </div>
        </>
      )}
    </div>
  );
}
