import { ContactPage } from '../private/contact-page.tsx';

export default function CustomerContact() {
  return <ContactPage room="scandinavian_living_1_angle" />;
}
