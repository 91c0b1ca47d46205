import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MatchedDesignerPreview } from '../features/matching/matched-designer-preview.tsx';
import { customerMatchesQuery } from '../features/matching/matching.queries.ts';
import { OrderRows } from '../features/orders/order-rows.tsx';
import { ordersQuery } from '../features/orders/orders.queries.ts';
import { pageTitle } from '../lib/product.ts';
import { paths } from '../paths.ts';
import card from '../ui/card.module.css';
import { ErrorState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LoadingStatus } from '../ui/spinner.tsx';
import styles from './customer-home.module.css';
import { CustomerNextStep } from './customer-next-step.tsx';

const MATCHES_SHOWN = 3;
const ORDERS_SHOWN = 5;

/** What a signed-in customer sees at `/`: the next step, the best matches and the orders. */
export default function CustomerHome() {
  const orders = useQuery(ordersQuery);
  const matches = useQuery(customerMatchesQuery(null));
  return (
    <>
      <title>{pageTitle('Customer home page')}</title>
      <PageHeader title="Customer home page" />
      {orders.data !== undefined && matches.data !== undefined ? (
        <>
          <CustomerNextStep orders={orders.data} matches={matches.data} />
          {matches.data.results.length === 0 ? null : (
            <section className={styles.section}>
              <div className={styles.head}>
                <h2>Best matches</h2>
                <Link className="link" to={paths.customer.home}>
                  All matches
                </Link>
              </div>
              <div className={card.gridOf3}>
                {matches.data.results.slice(0, MATCHES_SHOWN).map((designer) => (
                  <MatchedDesignerPreview key={designer.id} designer={designer} />
                ))}
              </div>
            </section>
          )}
          {orders.data.length === 0 ? null : (
            <section className={styles.section}>
              <div className={styles.head}>
                <h2>Your projects</h2>
                <Link className="link" to={paths.customer.projects}>
                  My Projects
                </Link>
              </div>
              <OrderRows orders={orders.data.slice(0, ORDERS_SHOWN)} toOrder={paths.customer.matchesOf} />
            </section>
          )}
        </>
      ) : orders.isError ? (
        <ErrorState
          message="Failed to load projects. Please try again later."
          onRetry={() => void orders.refetch()}
        />
      ) : matches.isError ? (
        <ErrorState
          message="Failed to load matches. Please try again later."
          onRetry={() => void matches.refetch()}
        />
      ) : (
        <LoadingStatus />
      )}
    </>
  );
}
