import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './field.tsx'
import { texts } from './texts.ts'

/** Password input with a button that shows the password. */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(controlClass, 'pr-14', className)}
      />
      <button
        type="button"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-ink-soft hover:text-ink noscript:hidden"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
