import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  // Measured (docs/performance.md): Node would load every icon and every primitive at start, 55 MiB of them; bundled,
  // only those in use are there.
  ssr: { noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//] },
})
