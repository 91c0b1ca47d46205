import type { VettedDesigner } from '@tessera/contract/operator/vetting';
import { formatDay } from '../../../lib/text/format.ts';
import { counted } from '../words.ts';

/** What a designer says of themselves, and what the portfolio shows. */
export function DesignerFacts({ designer }: { designer: VettedDesigner }) {
  const photos = designer.projects.reduce((sum, project) => sum + project.photos.length, 0);
  const facts = [
    ['Joined', formatDay(designer.created_at)],
    ['Profile', designer.is_complete ? 'Complete' : 'Not complete: in no list anyway'],
    ['Country', designer.country],
    ['Speaks', designer.languages.map(({ name_en: name }) => name).join(', ')],
    ['E-mail', `${designer.email}, ${designer.email_verified ? 'confirmed' : 'not confirmed'}`],
    ['Website', designer.website],
    ['Specialties', designer.specialties.map(({ label }) => label).join(', ')],
    ['Portfolio', `${counted(designer.projects.length, 'project')}, ${counted(photos, 'photo')}`],
  ] as const;
  return (
    <>
      <dl className="op-facts">
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {designer.bio === '' ? null : <p className="op-bio">“{designer.bio}”</p>}
    </>
  );
}
