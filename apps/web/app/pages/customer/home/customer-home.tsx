import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Order } from '@tessera/contract/orders/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MatchedDesignerPreview } from '../../../features/matching/cards/matched-designer-preview.tsx';
import { customerMatchesQuery } from '../../../features/matching/matching.queries.ts';
import { NextSteps } from '../../../features/orders/list/next-steps.tsx';
import { OrderRows } from '../../../features/orders/list/order-rows.tsx';
import { ordersQuery } from '../../../features/orders/orders.queries.ts';
import { pageTitle } from '../../../lib/site/product.ts';
import { paths } from '../../../paths.ts';
import card from '../../../ui/cards/card.module.css';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { PageHeader } from '../../../ui/headings/page-header.tsx';
import { Skeleton, SkeletonCards } from '../../../ui/loading/skeleton.tsx';
import styles from './customer-home.module.css';
import { CustomerNextStep, type Matches } from './customer-next-step.tsx';

const MATCHES_SHOWN = 3;
const ORDERS_SHOWN = 5;

/** What a signed-in customer sees at `/`: the next step, the best matches and the orders. */
export default function CustomerHome() {
  const orders = useQuery(ordersQuery);
  const matches = useInfiniteQuery(customerMatchesQuery(null));
  return (
    <>
      <title>{pageTitle('Customer home page')}</title>
      <PageHeader title="Customer home page" />
      {!orders.isFetched || !matches.isFetched ? (
        <>
          <Skeleton height="19rem" />
          <div className={styles.section}>
            <SkeletonCards
              className={`${card.gridOf3} ${styles.best}`}
              count={MATCHES_SHOWN}
              photoHeight="200px"
            />
          </div>
        </>
      ) : (
        // Everything is shown at once, so that no part moves another one when it arrives.
        <Overview orders={orders} matches={matches} />
      )}
    </>
  );
}

function Overview({
  orders,
  matches,
}: {
  orders: UseQueryResult<Order[]>;
  matches: Pick<UseQueryResult<Matches>, 'data' | 'refetch'>;
}) {
  const fitting = matches.data?.results.filter(({ isWeak }) => !isWeak) ?? [];
  // Where nobody fits well, that is said rather than called best.
  const best = (fitting.length > 0 ? fitting : (matches.data?.results ?? [])).slice(0, MATCHES_SHOWN);
  return (
    <>
      {orders.data !== undefined && matches.data !== undefined ? (
        <CustomerNextStep orders={orders.data} matches={matches.data} />
      ) : null}
      {matches.data === undefined ? (
        <Section title="Best matches" link={null}>
          <ErrorState
            message="Failed to load matches. Please try again later."
            onRetry={() => void matches.refetch()}
          />
        </Section>
      ) : best.length === 0 ? null : (
        <Section
          title={best[0]!.isWeak ? 'Weaker matches' : 'Best matches'}
          link={
            <Link className="link" to={paths.customer.home}>
              All matches
            </Link>
          }
        >
          <div className={`${card.gridOf3} ${styles.best}`}>
            {best.map((designer) => (
              <MatchedDesignerPreview key={designer.id} designer={designer} />
            ))}
          </div>
        </Section>
      )}
      {orders.data === undefined ? (
        <Section title="Your projects" link={null}>
          <ErrorState
            message="Failed to load projects. Please try again later."
            onRetry={() => void orders.refetch()}
          />
        </Section>
      ) : orders.data.length === 0 ? (
        <NextSteps className={styles.next} />
      ) : (
        <Section
          title="Your projects"
          link={
            <Link className="link" to={paths.customer.projects}>
              My Projects
            </Link>
          }
        >
          <OrderRows orders={orders.data.slice(0, ORDERS_SHOWN)} toOrder={paths.customer.matchesOf} />
        </Section>
      )}
    </>
  );
}

function Section({ title, link, children }: { title: string; link: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}
