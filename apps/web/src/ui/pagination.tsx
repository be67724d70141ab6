import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../lib/format.ts'
import { buttonClass, idleClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { listTexts } from './list-texts.ts'
import { pageNumbers } from './page-numbers.ts'

interface PaginationProps {
  /** Current page, counted from 1. */
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** Pagination; renders nothing when there is only one page. */
export function Pagination({ page, perPage, total, onPage }: PaginationProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  return (
    <nav aria-label={listTexts.pages} className="flex flex-wrap items-center justify-between gap-2 print:hidden">
      <StepButton
        label={listTexts.previousPage}
        icon={ChevronLeft}
        atLimit={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <p aria-live="polite" className="text-sm text-ink-soft sm:sr-only">
        {listTexts.pageOf(page, pages)}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
            <li key={`gap-${index}`} className="px-1 text-ink-faint">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                aria-label={listTexts.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
                className={classNames(
                  buttonClass({ variant: entry === page ? 'secondary' : 'quiet', size: 'sm' }),
                  'min-w-11',
                )}
              >
                {formatNumber(entry)}
              </button>
            </li>
          ),
        )}
      </ol>
      <StepButton
        label={listTexts.nextPage}
        icon={ChevronRight}
        atLimit={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  )
}

interface StepButtonProps {
  label: string
  icon: typeof ChevronLeft
  /** Whether the first or last page is shown. */
  atLimit: boolean
  onPress: () => void
}

function StepButton({ label, icon: Icon, atLimit, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atLimit}
      onClick={atLimit ? undefined : onPress}
      className={buttonClass({ variant: 'quiet' }, `px-3 aria-disabled:hover:bg-transparent ${idleClass}`)}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}
