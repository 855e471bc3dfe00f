import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '#web/browser/theme.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

type ThemeSwitchProps = { iconsOnly?: boolean };

export const ThemeSwitch = ({ iconsOnly = false }: ThemeSwitchProps) => {
  const [theme, choose] = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      onChange={choose}
      iconsOnly={iconsOnly}
      options={[
        { value: 'system', label: 'System', icon: <Monitor /> },
        { value: 'light', label: 'Light', icon: <Sun /> },
        { value: 'dark', label: 'Dark', icon: <Moon /> },
      ]}
    />
  );
};
