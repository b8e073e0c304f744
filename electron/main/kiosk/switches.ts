/**
 * Switches that open the app to whoever can start it: debuggers, other code, other flags, a weaker sandbox. With any of
 * them a kiosk does not start.
 */
const forbidden: readonly RegExp[] = [
  /^remote-debugging/,
  /^remote-allow-origins/,
  /^inspect/,
  /^js-flags/,
  /^debug/,
  /^require$/,
  /^r$/,
  /^import$/,
  /^eval$/,
  /^load-extension/,
  /^disable-extensions-except/,
  /^enable-automation/,
  /^auto-open-devtools/,
  /^disable-web-security/,
  /^disable-site-isolation/,
  /^allow-running-insecure-content/,
  /^unsafely-treat-insecure-origin/,
  /^host-(resolver-)?rules/,
  /^host-resolver/,
  /^proxy-/,
  /^ignore-certificate-errors/,
  /^enable-(blink-)?features$/,
  /^enable-logging/,
  /^log-net-log/,
  /^net-log/,
  /^ssl-key-log-file/,
  /^disk-cache-dir/,
  /^crash-dumps-dir/,
  /^utility-cmd-prefix/,
  /^renderer-cmd-prefix/,
  /^gpu-launcher/,
];

/** The forbidden switches among a command line's arguments, by their names. Node and Chromium take one dash or two. */
export const forbiddenSwitches = (args: readonly string[]): string[] =>
  args.flatMap((arg) => {
    const name = /^--?([^=]+)/.exec(arg)?.[1]?.toLowerCase();
    return name !== undefined && forbidden.some((pattern) => pattern.test(name)) ? [name] : [];
  });
