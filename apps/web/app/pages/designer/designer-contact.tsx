import { ContactPage } from '../private/contact-page.tsx';

export default function DesignerContact() {
  return <ContactPage room="industrial_office_1_wide" />;
}
