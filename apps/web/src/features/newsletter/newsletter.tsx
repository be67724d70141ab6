import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { createAnchor } from '../../lib/content/anchor.ts'
import type { BlockProps } from '../../lib/content/block.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldMessage } from '../../ui/field.tsx'
import { focusOnMountIfLost } from '../../ui/focus-on-mount.ts'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { useInputBeforeHydration } from '../../ui/use-input-before-hydration.ts'
import { texts } from './texts.ts'
import { useSubscribe } from './use-subscribe.ts'

/** Newsletter sign-up. The response is the same for every address (no user enumeration). */
export function Newsletter({ block, context }: BlockProps<'newsletter'>) {
  const { title = texts.title, text = texts.text } = block
  const id = useId()
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useInputBeforeHydration(field, email, setEmail)
  const { subscribe, problem, pending, done } = useSubscribe()
  return (
    <section
      id={createAnchor(title)}
      className={classNames(
        'scroll-mt-20 print:hidden',
        context === 'page' ? 'column py-12 md:py-20' : 'article-column py-8',
      )}
    >
      <div
        className={classNames(
          'grid items-center gap-x-14 gap-y-8 rounded-xl bg-sage p-6 sm:p-10',
          context === 'page' && 'md:p-14 lg:grid-cols-[3fr_2fr]',
        )}
      >
        <div>
          <h2>{title}</h2>
          <p className="mt-3 max-w-[48ch] text-lg text-ink-soft">{text}</p>
          {done ? null : (
            <>
              <form
                method="post"
                noValidate
                className="mt-6 noscript:hidden"
                onSubmit={(event) => {
                  event.preventDefault()
                  void subscribe(email.trim())
                }}
              >
                <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
                  {texts.email}
                </label>
                <div className="flex flex-col gap-3 sm:flex-row">
                  <input
                    ref={field}
                    id={id}
                    type="email"
                    name="email"
                    autoComplete="email"
                    required
                    maxLength={254}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={`${id}-message`}
                    value={email}
                    onChange={(event) => setEmail(event.target.value)}
                    className={classNames(controlClass, 'sm:max-w-xs')}
                  />
                  <Button type="submit" disabled={email.trim() === ''} pending={pending}>
                    {texts.submit}
                  </Button>
                </div>
                <FieldMessage id={`${id}-message`} error={problem} lines={0} />
              </form>
              <div className="noscript:mt-6">
                <NeedsScript>{texts.needsScript}</NeedsScript>
              </div>
              <p className="mt-3 max-w-[54ch] text-sm text-ink-soft">
                {texts.privacy} <Link to={paths.privacy}>{texts.privacyLink}</Link>.
              </p>
            </>
          )}
          <div role="status" className={done ? 'mt-6 font-medium' : undefined}>
            {done ? (
              <p ref={focusOnMountIfLost} tabIndex={-1}>
                {texts.done}
              </p>
            ) : null}
          </div>
        </div>
        {context === 'page' ? (
          <LazyIllustration loader={letter} className="mx-auto hidden aspect-[4/3] w-full max-w-sm lg:block" />
        ) : null}
      </div>
    </section>
  )
}
