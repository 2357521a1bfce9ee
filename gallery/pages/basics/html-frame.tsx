import { HtmlFrame } from '@/ui/basics/html-frame.tsx'
import type { GalleryPage } from '../../page.ts'

const MAIL =
  '<style>h1 { color: #0f6fc4 }</style><h1>Uw budget</h1><p style="font-size: 16px">Dag <b>Jonas</b>, u hebt nog 12,50 euro.</p><ul><li>Trein</li><li>Fiets</li></ul>'

export const page: GalleryPage = {
  about: 'HTML as it will look, in a sandboxed frame. What could run or fetch something is left out.',
  states: {
    'A mail': () => <HtmlFrame title="A mail" html={MAIL} />,
    Hostile: () => (
      <HtmlFrame
        title="A hostile mail"
        html={`${MAIL}<script>parent.document.title = 'run'</script><img src="x" onerror="parent.document.title = 'run'">`}
      />
    ),
    Unclosed: () => <HtmlFrame title="An unclosed mail" html="<div><p>Dag <b>Jonas" />,
  },
}
