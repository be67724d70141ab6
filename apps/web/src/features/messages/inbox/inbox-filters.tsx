import { threadFolders } from '@kostbar/contracts/messages/limits'
import { Keyboard } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DebouncedSearchField } from '../../../ui/debounced-search-field.tsx'
import { texts } from '../texts.ts'
import type { Inbox } from './use-inbox.ts'
import type { useInboxSearchParams } from './use-inbox-search-params.ts'

interface InboxFiltersProps extends ReturnType<typeof useInboxSearchParams> {
  readonly counts: Inbox['counts'] | undefined
  readonly onHelp: () => void
}

/** Filters of the inbox: search, folders with their counts, and unread threads only. */
export function InboxFilters({ params, counts, setFolder, setOnlyUnread, setSearch, onHelp }: InboxFiltersProps) {
  return (
    <div className="flex flex-col gap-3">
      <DebouncedSearchField label={texts.search} value={params.search} onSearch={setSearch} />
      <fieldset className="flex flex-wrap rounded-md bg-sunk p-1">
        <legend className="sr-only">{texts.foldersLabel}</legend>
        {threadFolders.map((folder) => {
          const isSelected = params.folder === folder && params.search === ''
          const count = counts?.[folder] ?? 0
          return (
            <button
              key={folder}
              type="button"
              aria-pressed={isSelected}
              aria-label={texts.folderLabel(texts.folders[folder], count)}
              onClick={() => setFolder(folder)}
              className={classNames(
                'min-h-10 flex-1 rounded-sm px-2 text-sm font-semibold transition-colors duration-(--quick) pointer-coarse:min-h-11',
                isSelected ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
              )}
            >
              {texts.folders[folder]} <span className="font-normal tabular-nums">{counts ? count : ''}</span>
            </button>
          )
        })}
      </fieldset>
      <div className="flex items-center justify-between gap-3">
        <Chip label={texts.onlyUnread} selected={params.onlyUnread} onToggle={setOnlyUnread} />
        <button
          type="button"
          aria-label={texts.shortcuts}
          title={texts.shortcuts}
          onClick={onHelp}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink pointer-coarse:hidden"
        >
          <Keyboard className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
