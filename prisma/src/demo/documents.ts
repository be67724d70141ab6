/** A leaflet: a heading, a sentence or two, and lists under their own headings. */
export interface Leaflet {
  readonly title: string
  readonly intro: string
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

interface DemoDocument extends Leaflet {
  /** Days since the trainer uploaded it. */
  readonly daysAgo: number
}

/** Documents that Anna's trainer gave her; all of them are written for Kostbar. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    title: 'Willkommen bei Kostbar',
    daysAgo: 91,
    intro:
      'Schön, dass du da bist. Auf dieser Seite steht, wie wir zusammenarbeiten und was du in den ersten beiden Wochen tun kannst. Du musst dafür nichts Besonderes einkaufen.',
    sections: [
      {
        title: 'So arbeiten wir zusammen',
        lines: [
          'Auf Fragen antworte ich dir innerhalb von 48 Stunden.',
          'Deine Tagesziele passen wir alle paar Wochen an, wenn sich etwas verändert hat.',
          'Den Plan kannst du jederzeit umstellen: Jedes Rezept lässt sich gegen ein anderes tauschen.',
        ],
      },
      {
        title: 'Die ersten beiden Wochen',
        lines: [
          'Iss, wie du es gewohnt bist, und schau dir an, wann du Hunger hast.',
          'Such dir drei Rezepte aus, die dir schmecken, und koch sie öfter.',
          'Stell dir ein Glas Wasser dorthin, wo du arbeitest.',
        ],
      },
      {
        title: 'Wenn etwas nicht passt',
        lines: ['Schreib eine Notiz dazu. Wir besprechen sie beim nächsten Mal und ändern, was dich stört.'],
      },
    ],
  },
  {
    title: 'Einkaufen mit Plan',
    daysAgo: 64,
    intro:
      'Ein Einkauf am Samstag reicht für fast die ganze Woche. Diese Liste hilft dir, das Wichtigste im Haus zu haben.',
    sections: [
      {
        title: 'Immer im Vorrat',
        lines: [
          'Haferflocken, Reis, Nudeln aus Vollkorn, Linsen und Bohnen aus der Dose',
          'Paradeiser in der Dose, Rapsöl, Essig, Senf, getrocknete Kräuter',
          'Nüsse und Kürbiskerne, ungesalzen',
        ],
      },
      {
        title: 'Jede Woche frisch',
        lines: [
          'Gemüse für drei Tage, der Rest aus dem Tiefkühler: Es ist genauso gut.',
          'Topfen oder Joghurt, Eier, ein Stück Käse',
          'Brot vom Bäcker, die Hälfte gleich einfrieren',
        ],
      },
      {
        title: 'Auf der Packung lesen',
        lines: [
          'Die Zutat, von der am meisten drin ist, steht ganz vorne.',
          'Vergleiche immer die Werte für 100 g, die Portionen sind verschieden groß.',
        ],
      },
    ],
  },
  {
    title: 'Dein Teller als Maß',
    daysAgo: 33,
    intro: 'Wenn du nicht wiegen willst, reicht der Teller. So kommst du auch im Gasthaus nah an deine Tagesziele.',
    sections: [
      {
        title: 'Die Aufteilung',
        lines: [
          'Die Hälfte des Tellers: Gemüse oder Salat',
          'Ein Viertel: Erdäpfel, Reis, Nudeln oder Brot',
          'Ein Viertel: Fisch, Fleisch, Eier, Topfen, Linsen oder Tofu',
          'Dazu ein Esslöffel gutes Öl',
        ],
      },
      {
        title: 'Mit der Hand gemessen',
        lines: [
          'Fisch oder Fleisch: so groß wie dein Handteller',
          'Beilage: eine Faust',
          'Nüsse: was in deine Handfläche passt',
        ],
      },
    ],
  },
  {
    title: 'Was im Winter wächst',
    daysAgo: 9,
    intro: 'Von November bis Februar gibt es mehr heimisches Gemüse, als man glaubt. Ein Überblick zum Aufhängen.',
    sections: [
      {
        title: 'Frisch vom Feld',
        lines: ['Vogerlsalat, Spinat, Lauch, Kohlsprossen', 'Grünkohl, der nach dem ersten Frost milder schmeckt'],
      },
      {
        title: 'Aus dem Lager',
        lines: ['Karotten, Rote Rüben, Sellerie, Pastinaken', 'Kraut, Kohl, Kürbis, Zwiebel', 'Äpfel und Birnen'],
      },
      {
        title: 'Drei schnelle Ideen',
        lines: [
          'Wurzelgemüse in Spalten schneiden und bei 200 °C im Rohr braten, bis die Ränder braun sind.',
          'Vogerlsalat mit Erdäpfeln, Kernöl und einem Ei.',
          'Rote Rüben im Ganzen backen und mit Apfel und Kren anrichten.',
        ],
      },
    ],
  },
]
