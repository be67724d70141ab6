import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useExternalValue } from '../../lib/external-store.ts'
import { texts } from './texts.ts'
import { chooseTheme, parseTheme, type Theme, themeChanges, themes } from './theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** Radio group for the theme; inherits the text colour. */
export function ThemeSwitch() {
  const name = useId()
  const chosen = useExternalValue<Theme>(themeChanges, () => parseTheme(document.cookie), 'system')
  return (
    <fieldset className="inline-flex rounded-full p-1 noscript:hidden inset-ring inset-ring-current/30">
      <legend className="sr-only">{texts.theme}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme]
        return (
          <label
            key={theme}
            className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-medium transition-colors duration-(--quick) hover:bg-current/10 has-checked:bg-current/18 has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon className="size-4" aria-hidden="true" />
            {texts.themes[theme]}
          </label>
        )
      })}
    </fieldset>
  )
}
