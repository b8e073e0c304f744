interface IosWindow {
  webkit?: { messageHandlers?: { iap?: unknown } };
}

/** Whether this page stands in our iOS app, whose shell takes purchases (docs/decisions.md 29). */
export const isInIosApp = (): boolean => Boolean((window as IosWindow).webkit?.messageHandlers?.iap);
