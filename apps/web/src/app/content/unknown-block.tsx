const texts = {
  title: 'Diesen Baustein kennt die Website noch nicht',
  text: (name: string) => `„${name}“ wird auf der veröffentlichten Seite nicht angezeigt.`,
}

/** Placeholder for a block whose component is unknown. Only drafts show it; published pages leave such blocks out. */
export const UnknownBlock = ({ name }: { name: string }) => (
  <div className="column py-6">
    <div className="rounded-lg bg-apricot-soft px-5 py-4 text-apricot-ink inset-ring-2 inset-ring-apricot">
      <p className="font-semibold">{texts.title}</p>
      <p className="text-sm">{texts.text(name)}</p>
    </div>
  </div>
)
