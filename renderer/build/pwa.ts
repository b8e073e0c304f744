import { readFileSync } from 'node:fs';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

interface Brand {
  name: string;
  tagline: string;
  colours: { light: { paper: string } };
}

/**
 * Writes /manifest.webmanifest and /sw.js. LAMPSTAND_SERVICE_WORKER=off builds the kill switch in its place: a worker that
 * deletes every cache, takes itself off, and so ends whatever a broken one did. Our own and not the plugin's, which does so
 * only once it has taken over, and after the pages were loaded again.
 */
export const pwa = (): PluginOption => {
  const off = process.env['LAMPSTAND_SERVICE_WORKER'] === 'off';
  const brand = JSON.parse(
    readFileSync(new URL('../../content/generated/brand.json', import.meta.url), 'utf8'),
  ) as Brand;
  const { paper } = brand.colours.light;
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: off ? 'pwa/worker/off' : 'pwa/worker',
    filename: 'sw.ts',
    // renderer/pwa/register.ts does it, when the page has settled.
    injectRegister: false,
    // The system keeps them when the app is installed; a visitor need not.
    includeManifestIcons: false,
    injectManifest: {
      ...(off && { injectionPoint: undefined }),
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/**/*.{js,css,json,woff2,svg}'],
      // Reads a picture of a code in the desktop app alone.
      globIgnores: ['assets/jsQR-*.js'],
      // Their names change with what they hold.
      dontCacheBustURLsMatching: /^assets\//,
    },
    manifest: {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: paper,
      theme_color: paper,
      categories: ['lifestyle', 'books'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      shortcuts: [
        {
          name: 'New prayer',
          url: '/journal?new=prayer',
          icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
        },
        { name: 'Prayer Journal', url: '/journal' },
      ],
    },
  });
};
