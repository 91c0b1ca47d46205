import { Menu, MenuItem, useMenuStore } from '@ariakit/react/menu';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useLayoutEffect, type RefObject } from 'react';
import { Link } from 'react-router';
import styles from './account-menu.module.css';

/** The menu itself, with the keyboard, focus and touch of the component library; see `account-menu.tsx`. */
export default function AccountMenuPart({
  id,
  button,
  settingsPath,
  isOpen,
  onOpenChange,
  onSignOut,
}: {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Where the account is set up. */
  settingsPath: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignOut: () => void;
}) {
  const menu = useMenuStore({ open: isOpen, setOpen: onOpenChange, placement: 'bottom-end' });
  useLayoutEffect(() => {
    menu.setAnchorElement(button.current);
    menu.setDisclosureElement(button.current);
    if (!isOpen) return;
    menu.setInitialFocus('first');
    menu.setAutoFocusOnShow(true);
  }, [menu, button, isOpen]);
  return (
    <Menu store={menu} id={id} aria-label="Account menu" className={styles.menu} gutter={4} unmountOnHide>
      <MenuItem render={<Link to={settingsPath} />}>
        <IconSettings size={20} stroke={1.5} aria-hidden="true" />
        Settings
      </MenuItem>
      <MenuItem onClick={onSignOut}>
        <IconLogout size={20} stroke={1.5} aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  );
}
