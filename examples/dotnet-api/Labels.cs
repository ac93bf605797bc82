using System.Text.RegularExpressions;
using Microsoft.Extensions.Diagnostics.HealthChecks;
using Microsoft.Extensions.Options;

namespace Riverside.Labels;

public sealed class LabelOptions
{
    public string Depot { get; init; } = "local";
    public string TrackingUrl { get; init; } = "http://localhost:5173";
}

public sealed record Label(string ParcelId, string Depot, string TrackingUrl);

public static partial class ParcelId
{
    public static bool IsValid(string value) => Pattern().IsMatch(value);

    [GeneratedRegex("^PX-[0-9]{5}$")]
    private static partial Regex Pattern();
}

public sealed class LabelPrinter(IOptions<LabelOptions> options)
{
    public Label Print(string parcelId) =>
        new(parcelId, options.Value.Depot, $"{options.Value.TrackingUrl}/parcels/{parcelId}");
}

public sealed class LabelHealthCheck(IOptions<LabelOptions> options) : IHealthCheck
{
    public Task<HealthCheckResult> CheckHealthAsync(
        HealthCheckContext context, CancellationToken cancellationToken = default) =>
        Task.FromResult(Uri.IsWellFormedUriString(options.Value.TrackingUrl, UriKind.Absolute)
            ? HealthCheckResult.Healthy()
            : HealthCheckResult.Unhealthy("Labels:TrackingUrl is no absolute address"));
}
