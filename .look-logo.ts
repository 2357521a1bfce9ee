import { chromium } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import { writeFileSync } from 'node:fs'
const b = await chromium.launch(launchOptions())
const p = await b.newPage({ viewport: { width: 240, height: 64 } })
const out: string[] = []
for (const [key, name, color, mark] of [
  ['noordzee', 'Noordzee', '#0F89EA', '<path d="M4 40c7 0 7-7 14-7s7 7 14 7 7-7 14-7M4 28c7 0 7-7 14-7s7 7 14 7 7-7 14-7" fill="none" stroke="C" stroke-width="6" stroke-linecap="round"/>'],
  ['benelux', 'Benelux', '#0B5D1E', '<circle cx="14" cy="24" r="10" fill="C"/><circle cx="36" cy="24" r="10" fill="C" opacity=".65"/><circle cx="25" cy="42" r="10" fill="C" opacity=".4"/>'],
  ['leuvenLab', 'Leuven Lab', '#B42318', '<path d="M18 8h14M21 8v16L8 48a5 5 0 0 0 5 7h24a5 5 0 0 0 5-7L29 24V8" fill="none" stroke="C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'],
  ['gentGarage', 'Gent Garage', '#FFE45C', '<path d="M4 52V26L25 10l21 16v26M14 52V34h22v18" fill="none" stroke="C" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>'],
] as const) {
  const size = name.length > 9 ? 30 : 36
  await p.setContent(`<body style="margin:0;background:transparent"><svg width="240" height="64" xmlns="http://www.w3.org/2000/svg">${mark.replaceAll('C', color)}<text x="60" y="44" font-family="Liberation Sans" font-weight="700" font-size="${size}" letter-spacing="-1" fill="${color}">${name}</text></svg>`.replace('<path d="M4 40c7 0 7-7 14-7s7 7 14 7 7-7 14-7M4 28', '<path d="M4 40c7 0 7-7 14-7s7 7 14 7 7-7 14-7M4 28'))
  const png = await p.screenshot({ omitBackground: true })
  writeFileSync(`/tmp/look/logo-${key}.png`, png)
  out.push(`${key} ${png.length}`)
}
console.log(out)
await b.close()
import { deflateSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
const b2 = await chromium.launch(launchOptions())
const q = await b2.newPage()
const colors: Record<string, string> = { noordzee: '0F89EA', benelux: '0B5D1E', leuvenLab: 'B42318', gentGarage: 'FFE45C' }
const lines: string[] = []
for (const [key, hex] of Object.entries(colors)) {
  const data = readFileSync(`/tmp/look/logo-${key}.png`).toString('base64')
  const alpha: number[] = await q.evaluate(async (src) => {
    const img = new Image(); img.src = `data:image/png;base64,${src}`; await img.decode()
    const c = document.createElement('canvas'); c.width = 240; c.height = 64
    const g = c.getContext('2d')!; g.drawImage(img, 0, 0)
    return [...g.getImageData(0, 0, 240, 64).data].filter((_x, i) => i % 4 === 3)
  }, data)
  const rows = Buffer.alloc(64 * 121)
  for (let y = 0; y < 64; y++) for (let x = 0; x < 240; x++) { const v = Math.round((alpha[y * 240 + x] ?? 0) / 17); rows[y * 121 + 1 + (x >> 1)]! |= x % 2 ? v : v << 4 }
  const chunk = (type: string, body: Buffer) => { const t = Buffer.concat([Buffer.from(type), body]); const len = Buffer.alloc(4); len.writeUInt32BE(body.length); const c = Buffer.alloc(4); c.writeUInt32BE(crc(t)); return Buffer.concat([len, t, c]) }
  const rgb = [0, 2, 4].map((a) => parseInt(hex.slice(a, a + 2), 16))
  const head = Buffer.alloc(13); head.writeUInt32BE(240, 0); head.writeUInt32BE(64, 4); head[8] = 4; head[9] = 3
  const png = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('PLTE', Buffer.from(Array.from({ length: 16 }, () => rgb).flat())), chunk('tRNS', Buffer.from(Array.from({ length: 16 }, (_v, i) => i * 17))), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
  writeFileSync(`/tmp/look/small-${key}.png`, png)
  lines.push(`  ${key}:\n    '${png.toString('base64')}',`)
}
function crc(buf: Buffer) { let c = ~0; for (const x of buf) { c ^= x; for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1 } return ~c >>> 0 }
writeFileSync('mocks/seed/companies/logos.ts', `/** Logos of the seed as PNG in base64, 240 by 64 pixels: a mark with the name beside it, on a clear ground. */\nexport const LOGOS = {\n${lines.join('\n')}\n} as const\n`)
await b2.close()
