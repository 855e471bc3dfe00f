import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '#web/browser/theme.ts';
import { themes } from '#web/words/themes.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

type ThemeSwitchProps = { iconsOnly?: boolean };

export const ThemeSwitch = ({ iconsOnly = false }: ThemeSwitchProps) => {
  const [theme, choose] = useTheme();
  return (
    <SegmentedControl
      label={themes.theme}
      value={theme}
      onChange={choose}
      iconsOnly={iconsOnly}
      options={[
        { value: 'system', label: themes.system, icon: <Monitor /> },
        { value: 'light', label: themes.light, icon: <Sun /> },
        { value: 'dark', label: themes.dark, icon: <Moon /> },
      ]}
    />
  );
};
