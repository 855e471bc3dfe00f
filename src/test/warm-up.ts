/**
 * Loads the pages with statistics and the code that draws them, which a page fetches when it's first opened. On a busy
 * machine that takes longer than a test waits.
 */
export const warmUp = () =>
  Promise.all([
    import('#web/pages/links/LinkPage.tsx'),
    import('#web/pages/qr/record/QrPage.tsx'),
    import('#web/pages/statistics/ComparePage.tsx'),
    import('#web/pages/statistics/StatisticsPage.tsx'),
    import('#web/ui/chart/RankedChart.tsx'),
    import('#web/ui/chart/TimePlot.tsx'),
    import('#web/ui/chart/WorldPlot.tsx'),
  ]);
