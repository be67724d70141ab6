import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { texts } from './texts.ts'
import { chooseTheme, subscribeToTheme, type Theme, themeOf, themes } from './theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

const serverTheme = (): Theme => 'system'

/** Hell, Dunkel or System; takes the colour of the text around it. */
export function ThemeSwitch() {
  const name = useId()
  const chosen = useSyncExternalStore(subscribeToTheme, () => themeOf(document.cookie), serverTheme)
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
