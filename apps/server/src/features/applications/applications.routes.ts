import { applicationsApi } from '@tessera/contract/applications';
import type { Origin, PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import { toApplication } from './applications.present.ts';
import type { ApplicationsService } from './applications.service.ts';

/** Designers apply to orders; customers see who did. */
export function applicationsRoutes(
  serve: Serve,
  applications: ApplicationsService,
  { links, origin }: { links: PageLinks; origin: Origin },
): void {
  serve(applicationsApi.apply, async ({ actor, params, markRepeat }) => {
    const { isNew, application } = await applications.apply(actor.accountId, params.id);
    if (!isNew) markRepeat();
    return application;
  });
  serve(applicationsApi.customerList, async ({ actor, query, request }) => {
    const { count, applications: rows } = await applications.ofCustomer(actor.accountId, query);
    const results = rows.map((row) => toApplication(row, origin(request)));
    return links.window(request, query, count, results);
  });
}
