import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PageProps {
  title: string
  /** One or two sentences under the title. */
  intro?: ReactNode
  /** Buttons at the height of the title. */
  actions?: ReactNode
  /** `text` holds reading and forms to a comfortable line, `wide` takes the whole column. */
  width?: 'text' | 'wide'
  children: ReactNode
}

/** The room every inner page stands in: title, what it is about, what can be done, content. */
export const Page = ({ title, intro, actions, width = 'wide', children }: PageProps) => (
  <div className={classNames('column py-8 md:py-12', width === 'text' && 'max-w-3xl')}>
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {intro ? <p className="mt-2 measure text-lg text-ink-soft">{intro}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </div>
    {children}
  </div>
)
